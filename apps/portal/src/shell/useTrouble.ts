import type { ServerTrouble } from '@forecourt/api-client';
import { useBanners } from '@forecourt/ui/banner';
import { useApp } from '../app/App.ts';
import { useText } from '../messages/text.ts';

const TEXTS = {
  'errors.refreshOrCall': 'session.gateway.failed',
  'errors.reduceDateRange': 'session.gateway.reduce',
} as const;

/** Shows a banner if the gateway failed, with what to do about it. [GW-147 to GW-150] */
export function useTrouble(): (trouble: ServerTrouble) => void {
  const { config } = useApp();
  const banners = useBanners();
  const text = useText();
  return ({ messageKey }) =>
    banners.show({
      kind: 'error',
      text: text(TEXTS[messageKey], { phone: config.supportPhone }),
    });
}
