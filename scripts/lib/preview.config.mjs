// Serves a folder unchanged; used for the built stories.
export default {};
