import { VisuallyHidden } from '@forecourt/ui/visually-hidden';
import { useText } from '../messages/text.ts';

/** While the first screen is fetched: quiet, because its own shape follows in a moment. */
export function Waiting() {
  const text = useText();
  return (
    <main aria-busy="true">
      <VisuallyHidden>{text('app.loading')}</VisuallyHidden>
    </main>
  );
}
