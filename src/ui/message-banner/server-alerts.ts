import type { NewMessage } from './messages.ts';

/** The server's own error (`errorAlert`) stays until it is closed. */
export function toErrorAlert(message: string): NewMessage {
  return { id: 'errorAlert', message, type: 'alertRed', timeout: null };
}

/** A sign-in through another site that failed is reported as briefly as everything else. */
export function toSocialLoginFailure(message: string): NewMessage {
  return { id: 'socialLoginFailure', message, type: 'alertRed' };
}
