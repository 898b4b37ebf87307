/** Whether a visitor is at something that would go by itself: then it stays. */
export interface Attention {
  readonly isPointed: boolean;
  readonly isFocused: boolean;
}

export type Look = 'pointed' | 'unpointed' | 'focused' | 'blurred';

export const UNNOTICED: Attention = { isPointed: false, isFocused: false };

export function attend(attention: Attention, look: Look): Attention {
  switch (look) {
    case 'pointed':
      return { ...attention, isPointed: true };
    case 'unpointed':
      return { ...attention, isPointed: false };
    case 'focused':
      return { ...attention, isFocused: true };
    case 'blurred':
      return { ...attention, isFocused: false };
  }
}

export function isNoticed({ isPointed, isFocused }: Attention): boolean {
  return isPointed || isFocused;
}
