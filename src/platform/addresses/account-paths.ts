/** Pages of accounts to which the platform itself leads; they declare themselves at these addresses. */
export const SIGN_IN_PATH = '/sign-in/';
export const RESET_PASSWORD_PATH = '/reset-password/';
export const ENTER_CODE_PATH = '/enter-code/:purpose/';
export const ACCESS_PATH = '/profile/access/';
