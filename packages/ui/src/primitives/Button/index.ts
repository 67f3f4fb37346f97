export { Button, IconButton } from './Button.tsx';
export type { ButtonProps, ButtonSize, ButtonVariant, IconButtonProps } from './Button.tsx';
