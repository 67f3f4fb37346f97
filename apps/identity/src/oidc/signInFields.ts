import { escapeHtml } from '@forecourt/server';
import * as z from 'zod/mini';

/** The engine's messages about a page or a field. */
export const engineMessages = z.optional(
  z.object({ value: z.array(z.object({ message: z.string() })) }),
);
const leaf = z.object({
  name: z.string(),
  label: z.optional(z.string()),
  required: z.optional(z.boolean()),
  secret: z.optional(z.boolean()),
  visible: z.optional(z.boolean()),
  mutable: z.optional(z.boolean()),
  value: z.optional(z.string()),
  messages: engineMessages,
  options: z.optional(z.array(z.unknown())),
});
const choice = z.object({
  label: z.string(),
  value: z.object({ form: z.object({ value: z.array(leaf) }) }),
});
export const fieldSchema = z.extend(leaf, {
  options: z.optional(z.array(choice)),
  form: z.optional(z.object({ value: z.array(leaf) })),
});
type Leaf = z.infer<typeof leaf>;
export type PageField = z.infer<typeof fieldSchema>;
const textOption = z.object({ label: z.string(), value: z.string() });

/** Whether only a script could fill in the field, as for a security key's signature. */
export const needsScript = ({ form }: PageField): boolean =>
  form?.value.some(({ visible, required, value }) => {
    return visible === false && required === true && value === undefined;
  }) ?? false;

/** Renders the inputs of a field. Their names are paths, such as `credentials.passcode`. */
export function inputsOf(field: PageField, formName: string): string {
  const { name, form, options } = field;
  if (form)
    return form.value.map((child) => input(child, `${name}.${child.name}`, formName)).join('\n');
  if (options && name === 'authenticator') return options.map(radio).join('\n');
  const [first] = options ?? [];
  if (!first) return input(field, name, formName);
  const fields = first.value.form.value;
  return fields.map((child) => input(child, `${name}.${child.name}`, formName)).join('\n');
}

/** Renders one authenticator of a choice by its id; the next page asks for the method. */
function radio({ label, value }: z.infer<typeof choice>, index: number): string {
  const id = value.form.value.find(({ name }) => name === 'id')?.value;
  const checked = index === 0 ? ' checked' : '';
  return `<label class="choice">${escapeHtml(label)} <input type="radio" name="authenticator.id" value="${escapeHtml(id ?? '')}"${checked}></label>`;
}

function input(field: Leaf, name: string, formName: string): string {
  const value = field.value === undefined ? '' : ` value="${escapeHtml(field.value)}"`;
  if (field.visible === false || field.mutable === false) {
    return value ? `<input type="hidden" name="${name}"${value}>` : '';
  }
  const label = escapeHtml(field.label ?? field.name);
  const options = field.options?.flatMap((option) => textOption.safeParse(option).data ?? []);
  if (options && options.length > 0) {
    const list = options.map(
      (option) =>
        `<option value="${escapeHtml(option.value)}">${escapeHtml(option.label)}</option>`,
    );
    return `<label>${label} <select name="${name}">${list.join('')}</select></label>`;
  }
  const required = field.required ? ' required' : '';
  return `<label>${label} <input name="${name}"${value}${attributesOf(field, formName)}${required}></label>`;
}

/** The attributes that password managers and code autofill rely on. */
function attributesOf({ name, secret }: Leaf, formName: string): string {
  if (name === 'identifier' || name === 'login') {
    return ' autocomplete="username" autocapitalize="none" spellcheck="false"';
  }
  if (name === 'passcode' && secret) {
    const isCurrent = formName === 'identify' || formName === 'challenge-authenticator';
    return ` type="password" autocomplete="${isCurrent ? 'current' : 'new'}-password"`;
  }
  if (name === 'passcode' || name === 'totp') {
    return ' inputmode="numeric" autocomplete="one-time-code"';
  }
  if (name === 'phoneNumber') return ' type="tel" autocomplete="tel"';
  return name === 'email' ? ' type="email" autocomplete="email"' : '';
}
