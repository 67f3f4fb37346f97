export { isCommonPassword } from './isCommonPassword.ts';
