export { PasswordChecklist, type PasswordChecklistProps } from './PasswordChecklist.tsx';
