/** Style sheets of font packages, imported for their side effects. */
declare module '*.css';
