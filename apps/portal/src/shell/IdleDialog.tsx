import { use } from 'react';
import { IdleCountdown } from '@forecourt/ui/idle-countdown';
import { useApp } from '../app/App.ts';
import type { LoadTexts } from '../messages/texts.ts';

const idleTexts: LoadTexts = () => import('../messages/idle.ts');

export interface IdleDialogProps {
  /** When the session ends, milliseconds since 1970. */
  readonly endsAt: number;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
  readonly onEnd: () => void;
}

/** Asks whether someone is still there, with the seconds that are left. [SESS-25, SESS-29] */
export default function IdleDialog(props: IdleDialogProps) {
  const { texts } = useApp();
  use(texts.add(idleTexts));
  return <IdleCountdown isOpen {...props} />;
}
