import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

test.each([
  {
    name: 'an Android phone',
    userAgent: `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME}`,
    device: 'android',
  },
  {
    name: 'a Huawei phone on Android',
    userAgent: `Mozilla/5.0 (Linux; Android 10; HUAWEI P40) ${CHROME}`,
    device: 'huawei',
  },
  {
    name: 'a Huawei phone known by its services only',
    userAgent: `Mozilla/5.0 (Linux; Android 12; ALN-AL00; HMSCore 6.13.0.302) ${CHROME}`,
    device: 'huawei',
  },
  {
    name: 'a phone with HarmonyOS',
    userAgent: `Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) ${CHROME}`,
    device: 'huawei',
  },
  {
    name: 'a phone with HarmonyOS without Android',
    userAgent: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132.0.0.0 ArkWeb/6.0 Mobile',
    device: 'huawei',
  },
  {
    name: 'an iPhone',
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${SAFARI}`,
    device: 'apple',
  },
  {
    name: 'an old iPad',
    userAgent: `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${SAFARI}`,
    device: 'apple',
  },
  {
    name: 'an iPad that calls itself a Macintosh',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15',
    touches: 5,
    device: 'apple',
  },
  {
    name: 'a Macintosh',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15',
    device: null,
  },
  {
    name: 'a Windows laptop with a touch screen',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36',
    touches: 10,
    device: null,
  },
  {
    name: 'a Windows phone, which names all the others',
    userAgent: 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) like iPhone',
    device: null,
  },
  { name: 'a browser that says nothing', userAgent: '', device: null },
])('SH-03 $name is recognised as $device', ({ userAgent, touches = 0, device }) => {
  expect(deviceOf({ userAgent, maxTouchPoints: touches })).toBe(device);
});
