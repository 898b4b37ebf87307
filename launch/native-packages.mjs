/** Packages with compiled parts: they cannot be bundled, and each has one more package per platform. */
export const NATIVE_PACKAGES = ['@node-rs/argon2', '@resvg/resvg-js'];
