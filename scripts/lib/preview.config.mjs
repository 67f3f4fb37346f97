// Serves a folder as it is; used for the built stories.
export default {};
