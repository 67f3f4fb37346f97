import { VisuallyHidden } from '@forecourt/ui/visually-hidden';
import { useText } from '../messages/text.ts';

/** Shown while the first screen loads: blank, because the screen's own skeleton follows shortly. */
export function Waiting() {
  const text = useText();
  return (
    <main aria-busy="true">
      <VisuallyHidden>{text('app.loading')}</VisuallyHidden>
    </main>
  );
}
