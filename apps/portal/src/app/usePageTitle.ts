import { useEffect } from 'react';
import { useText } from '../messages/text.ts';

/** Sets the document title, which the browser tab shows and screen readers announce. */
export function usePageTitle(screen: string): void {
  const text = useText();
  const title = text('app.title', { screen });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
