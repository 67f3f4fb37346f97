import type { Contract, ResponseOf } from '@forecourt/api-client';

/**
 * Sends a hand-over to a service of others by a form in a new window: what signs the person in stands
 * in no address. [AUTH-04 to AUTH-07]
 */
export function openHandOver({ url, fields }: ResponseOf<Contract['openFis']>): void {
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
