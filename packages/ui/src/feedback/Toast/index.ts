export { ToastProvider, useToasts, type ToastContent, type Toasts } from './ToastProvider.tsx';
