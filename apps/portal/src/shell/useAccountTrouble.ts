import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useBanners } from '@forecourt/ui/banner';
import { href } from '../addresses/href.ts';
import { useText } from '../messages/text.ts';

/**
 * Says in a banner that the account could not be loaded, with the way to a person, each time that it
 * failed: `failure` is the failure of now, null when there is none. [UI-21]
 */
export function useAccountTrouble(failure: object | null): void {
  const banners = useBanners();
  const navigate = useNavigate();
  const text = useText();
  const words = text('shell.accountFailed');
  const label = text('shell.contactUs');
  useEffect(() => {
    if (failure === null) return;
    const onAction = () => void navigate(href('contact'));
    banners.show({ kind: 'error', text: words, action: { label, onAction } });
  }, [banners, failure, label, navigate, words]);
}
