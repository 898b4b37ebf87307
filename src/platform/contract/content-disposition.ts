/** Names a download in any alphabet (RFC 6266); old programs read the plain name. */
export function attachmentNamed(name: string): string {
  const safe =
    name
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}/\\]/gu, '_')
      .trim() || 'file';
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${toPlainName(safe)}"; filename*=UTF-8''${encoded}`;
}

/** Letters without their accents; what is no ASCII letter even so becomes an underscore. */
function toPlainName(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '');
  // Of a name that is nothing but accents, none is left.
  return letters.replace(/[^ !#$&'()+,\-.0-9;=@A-Z[\]^_`a-z{}~]+/g, '_') || '_';
}
