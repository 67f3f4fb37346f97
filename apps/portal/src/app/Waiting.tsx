import { Skeleton } from '@forecourt/ui/skeleton';
import { useText } from '../messages/text.ts';

/** While the first screen is fetched: nothing at once, its shape after 150 ms. */
export function Waiting() {
  const text = useText();
  return (
    <main aria-busy="true" aria-label={text('app.loading')}>
      <Skeleton shape="block" />
    </main>
  );
}
