'use client';
import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { createContext, useContext, useRef, useState, type ReactNode } from 'react';
import { BANNER_MILLISECONDS } from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import * as css from './Toast.css.ts';

export interface ToastContent {
  /** What happened, in one sentence. If a response is needed, use a banner or a dialog instead. */
  readonly text: string;
  /** For example, "Undo"; `described` tells screen readers how to do it once the toast is gone. */
  readonly action?: {
    readonly label: string;
    readonly described: string;
    readonly onAction: () => void;
  };
}

export interface Toasts {
  readonly show: (toast: ToastContent) => void;
}

interface QueuedToast extends ToastContent {
  readonly id: number;
}

/** Maximum number of toasts; more would hide the page. */
const TOASTS_MAX = 3;
const ToastContext = createContext<Toasts | null>(null);

/** Returns the nearest provider's toast queue. Throws if there is no provider. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.');
  return toasts;
}

function Toast({ toast, onGone }: { readonly toast: QueuedToast; readonly onGone: () => void }) {
  const text = useText();
  return (
    <Radix.Root className={css.toast} onOpenChange={(isOpen) => !isOpen && onGone()}>
      <Radix.Description className={css.text}>{toast.text}</Radix.Description>
      {toast.action && (
        <Radix.Action
          className={css.action}
          altText={toast.action.described}
          onClick={toast.action.onAction}
        >
          {toast.action.label}
        </Radix.Action>
      )}
      <Radix.Close className={css.close} aria-label={text('toast.close')}>
        <X size={16} strokeWidth={2} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}

/**
 * Confirms minor actions at the edge of the page. Toasts close automatically, pause while hovered
 * or focused, are announced, and can be swiped away; F8 moves focus to them.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const nextId = useRef(0);
  const [toasts] = useState<Toasts>(() => ({
    show: (toast) => {
      nextId.current += 1;
      const queuedToast = { ...toast, id: nextId.current };
      setQueue((previous) => [...previous, queuedToast].slice(-TOASTS_MAX));
    },
  }));
  const remove = (id: number) =>
    setQueue((previous) => previous.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={toasts}>
      {children}
      <Radix.Provider label={text('toast.label')} duration={BANNER_MILLISECONDS}>
        {queue.map((toast) => (
          <Toast key={toast.id} toast={toast} onGone={() => remove(toast.id)} />
        ))}
        <Radix.Viewport
          className={css.viewport}
          label={text('toast.region', { hotkey: '{hotkey}' })}
        />
      </Radix.Provider>
    </ToastContext>
  );
}
