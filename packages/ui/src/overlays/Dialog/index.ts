export { Dialog, type DialogProps } from './Dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { UnsavedChangesDialog, type UnsavedChangesDialogProps } from './UnsavedChangesDialog.tsx';
