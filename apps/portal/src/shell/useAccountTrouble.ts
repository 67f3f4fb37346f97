import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useBanners } from '@forecourt/ui/banner';
import { href } from '../addresses/href.ts';
import { useText } from '../messages/text.ts';

/**
 * Shows a banner each time the account fails to load, with a link to contact customer service.
 * `failure` is the current failure; null if there is none. [UI-21]
 */
export function useAccountTrouble(failure: object | null): void {
  const banners = useBanners();
  const navigate = useNavigate();
  const text = useText();
  const message = text('shell.accountFailed');
  const label = text('shell.contactUs');
  useEffect(() => {
    if (failure === null) return;
    const onAction = () => void navigate(href('contact'));
    banners.show({ kind: 'error', text: message, action: { label, onAction } });
  }, [banners, failure, label, navigate, message]);
}
