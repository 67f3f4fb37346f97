export default { build: { manifest: true, sourcemap: true } };
