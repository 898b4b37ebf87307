import { DEFAULT_NUMBERS, isNumbers, type Numbers } from '#platform/i18n/numbers.ts';

/** How the site looks to one visitor: kept in a cookie that the page reads before it is painted. */
export interface Look {
  readonly theme: Theme;
  readonly hints: boolean;
  readonly numbers: Numbers;
  /** How high the rows of tables are. */
  readonly density: Density;
}

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

export const DEFAULT_LOOK: Look = {
  theme: 'system',
  hints: true,
  numbers: DEFAULT_NUMBERS,
  density: 'comfortable',
};
export const LOOK_COOKIE = 'basispoint_look';
/** As long as a browser keeps anything. */
export const LOOK_SECONDS = 400 * 86_400;

/** As the cookie holds it: `dark.hints-off.point`, and `.compact` after it where rows are low. */
export const writeLook = ({ theme, hints, numbers, density }: Look): string =>
  [`${theme}.hints-${hints ? 'on' : 'off'}.${numbers}`, ...(density === 'compact' ? [density] : [])].join(
    '.',
  );

export function readLook(written: string | undefined): Look {
  const [theme, hints, numbers, density] = (written ?? '').split('.');
  return toLook({ theme, hints: hints !== 'hints-off', numbers, density });
}

/** The look in a whole cookie header or in `document.cookie`. */
export function lookIn(cookies: string | undefined): Look {
  if (!cookies?.includes(LOOK_COOKIE)) return DEFAULT_LOOK;
  const own = cookies.split(/; */).find((cookie) => cookie.startsWith(`${LOOK_COOKIE}=`));
  return readLook(own?.slice(LOOK_COOKIE.length + 1));
}

/** Whatever cannot be understood is as if it had never been chosen. */
export function toLook(stored: unknown): Look {
  const { theme, hints, numbers, density } = (stored ?? {}) as Partial<Record<keyof Look, unknown>>;
  return {
    theme: isTheme(theme) ? theme : DEFAULT_LOOK.theme,
    hints: typeof hints === 'boolean' ? hints : DEFAULT_LOOK.hints,
    numbers: isNumbers(numbers) ? numbers : DEFAULT_LOOK.numbers,
    density: isDensity(density) ? density : DEFAULT_LOOK.density,
  };
}

const isTheme = (value: unknown): value is Theme => (THEMES as readonly unknown[]).includes(value);
const isDensity = (value: unknown): value is Density => (DENSITIES as readonly unknown[]).includes(value);
