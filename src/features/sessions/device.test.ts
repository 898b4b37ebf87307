import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDevice } from './device.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const DROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  { agent: `${WINDOWS} Chrome/138.0.0.0 Safari/537.36`, browser: 'Chrome', system: 'Windows' },
  { agent: `${WINDOWS} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`, browser: 'Edge', system: 'Windows' },
  { agent: `${WINDOWS} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`, browser: 'Opera', system: 'Windows' },
  {
    agent: `${WINDOWS} Chrome/136.0.0.0 YaBrowser/25.6.0.0 Safari/537.36`,
    browser: 'Yandex Browser',
    system: 'Windows',
  },
  {
    agent: `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    browser: 'Safari',
    system: 'macOS',
  },
  {
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    browser: 'Firefox',
    system: 'Linux',
  },
  {
    agent: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36',
    browser: 'Chrome',
    system: 'ChromeOS',
  },
  { agent: `${PHONE} Version/18.5 Mobile/15E148 Safari/604.1`, browser: 'Safari', system: 'iPhone' },
  { agent: `${PHONE} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`, browser: 'Chrome', system: 'iPhone' },
  { agent: `${PHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, browser: 'Firefox', system: 'iPhone' },
  {
    agent: `${PHONE} EdgiOS/137.0 Version/18.0 Mobile/15E148 Safari/604.1`,
    browser: 'Edge',
    system: 'iPhone',
  },
  { agent: `${PHONE} Mobile/15E148`, browser: null, system: 'iPhone' },
  {
    agent: 'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) Version/17.7 Mobile/15E148 Safari/604.1',
    browser: 'Safari',
    system: 'iPad',
  },
  { agent: `${DROID} Chrome/138.0.0.0 Mobile Safari/537.36`, browser: 'Chrome', system: 'Android' },
  {
    agent: `${DROID} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/137.0.0.0`,
    browser: 'Edge',
    system: 'Android',
  },
  {
    agent: `${DROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    browser: 'Samsung Internet',
    system: 'Android',
  },
  {
    agent: `${DROID} HuaweiBrowser/15.0.7 Chrome/114.0.0.0 Mobile Safari/537.36`,
    browser: 'Huawei Browser',
    system: 'Android',
  },
  { agent: 'curl/8.5.0', browser: null, system: null },
  { agent: '', browser: null, system: null },
])('US-08 $browser on $system is called so: $agent', ({ agent, browser, system }) => {
  expect(toDevice(agent)).toEqual({ browser, system });
});

test('US-08 whatever a header holds, a device is one of the names we know or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 600 }), (agent) => {
      const { browser, system } = toDevice(agent);
      for (const name of [browser, system]) expect(name === null || /^[\w ]{3,20}$/.test(name)).toBe(true);
    }),
  );
});
