export { globalStyle, style, styleVariants } from '../theme/layered.ts';
