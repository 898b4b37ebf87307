export const toBoolean = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : /^(?:true|yes|y|1|да)$/i.test(text);
