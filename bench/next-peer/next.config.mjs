export default { poweredByHeader: false, compress: false, productionBrowserSourceMaps: false };
