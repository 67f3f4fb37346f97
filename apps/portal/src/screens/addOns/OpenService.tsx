import { ExternalLink } from 'lucide-react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { type SsoService, useHandOver, useQuery } from '@forecourt/api-client/react';
import { Button, useBanners } from '@forecourt/ui';
import { useApp } from '../../app/App.ts';
import { useSentText, useText } from '../../messages/text.ts';

/**
 * Posts a hand-over form to an external service in a new window, so that the sign-in token appears
 * in no address. [AUTH-04 to AUTH-07]
 */
function openHandOver({ url, fields }: ResponseOf<Contract['openFis']>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

interface OpenServiceProps {
  readonly service: SsoService;
  readonly name: string;
  readonly isPrimary?: boolean;
}

/** Opens an external service, or tells why it cannot. [GW-82] */
export function OpenService({ service, name, isPrimary = false }: OpenServiceProps) {
  const text = useText();
  const translate = useSentText();
  const banners = useBanners();
  const { config } = useApp();
  const services = useQuery('listSsoServices', {});
  const handOver = useHandOver();
  const entry = services.data?.items.find((item) => item.service === service);
  const reason = entry?.reasonKey ?? null;
  const open = async () => {
    const result = await handOver.send(service);
    if (result.ok) return openHandOver(result.data);
    const message = text('addOns.openFailed', { phone: config.supportPhone });
    banners.show({ kind: 'error', text: message });
  };
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      size={isPrimary ? 'default' : 'compact'}
      icon={<ExternalLink size={16} strokeWidth={1.75} />}
      isPending={handOver.isPending}
      disabledReason={reason === null ? null : translate(`addOns.reason.${reason}`)}
      onPress={() => void open()}
    >
      {text('addOns.open', { name })}
    </Button>
  );
}
