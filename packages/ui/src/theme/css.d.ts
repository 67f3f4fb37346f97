/** Style sheets of font packages, imported for their effect. */
declare module '*.css';
