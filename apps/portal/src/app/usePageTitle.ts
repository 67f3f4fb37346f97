import { useEffect } from 'react';
import { useText } from '../messages/text.ts';

/** Names the page in the browser's tab, and to screen readers when it opens. */
export function usePageTitle(screen: string): void {
  const text = useText();
  const title = text('app.title', { screen });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
