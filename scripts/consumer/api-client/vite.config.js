export default {
  build: {
    manifest: true,
    sourcemap: true,
    rolldownOptions: { input: ['index.html', 'plain.html'] },
  },
};
