export default { poweredByHeader: false, compress: false, trailingSlash: true };
