import { Phone } from 'lucide-react';
import type { DriverContactPerson } from '@forecourt/validation';
import { useText } from '../../provider/index.ts';
import * as css from './DriverDecline.css.ts';

/** Calls the fleet with one tap; in print, shows the number to dial. */
export function DriverCall({
  contact: { name, phone },
}: {
  readonly contact: DriverContactPerson;
}) {
  const text = useText();
  return (
    <a className={css.call} href={`tel:${phone.replaceAll(' ', '')}`}>
      <Phone size={22} strokeWidth={2} aria-hidden />
      <span>
        {text('driverPage.call', { name })}
        <span className={css.phone}>{phone}</span>
      </span>
    </a>
  );
}
