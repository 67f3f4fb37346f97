// in a chunk of their own, the texts can be told from the code
const TEXTS = { name: 'texts', test: /@forecourt\/\w+\/dist\/.*messages\// };

export default {
  build: {
    manifest: true,
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: { groups: [TEXTS] } } },
  },
};
