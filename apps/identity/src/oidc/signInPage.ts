import { escapeHtml } from '@forecourt/server';
import { _default as withDefault } from 'zod/mini';
import * as z from 'zod/mini';
import { page } from '../http/page.ts';
import type { IdxAnswer } from '../idx/answer.ts';
import { fieldSchema, inputsOf, needsScript, engineMessages } from './signInFields.ts';

const formSchema = z.object({
  name: z.string(),
  href: z.string(),
  /** Absent in a redirect, which is a link. */
  value: withDefault(z.array(fieldSchema), []),
  idp: z.optional(z.object({ name: z.string() })),
});
const entrySchema = z.optional(
  z.object({
    value: z.object({
      displayName: z.optional(z.string()),
      profile: z.optional(z.record(z.string(), z.string())),
      contextualData: z.optional(
        z.object({
          qrcode: z.optional(z.object({ href: z.string() })),
          sharedSecret: z.optional(z.string()),
        }),
      ),
      resend: z.optional(formSchema),
      recover: z.optional(formSchema),
    }),
  }),
);
const responseSchema = z.object({
  stateHandle: z.optional(z.string()),
  messages: engineMessages,
  remediation: z.optional(z.object({ value: z.array(formSchema) })),
  currentAuthenticator: entrySchema,
  currentAuthenticatorEnrollment: entrySchema,
  cancel: z.optional(formSchema),
});
type IdxResponse = z.infer<typeof responseSchema>;
type PageForm = z.infer<typeof formSchema>;

const BUTTONS: Readonly<Record<string, string>> = {
  identify: 'Sign in',
  resend: 'Send another code',
  recover: 'Forgot password?',
  skip: 'Skip',
  cancel: 'Start over',
  'select-enroll-profile': 'Register',
  'unlock-account': 'Unlock account',
  'challenge-poll': 'I approved it in the app',
  'enroll-poll': 'I am done',
};

/** Renders the engine's response, for applications that send people here to sign in. */
export function signInPage(body: IdxAnswer, applicationName: string): string {
  const response = responseSchema.parse(body);
  return page({
    title: `Sign in to ${applicationName}`,
    body: `<h1>Sign in to ${escapeHtml(applicationName)}</h1>
${problem(response)}
${about(response)}
${forms(response)}`,
  });
}

/** Renders the engine's first message about the page or one of its fields. */
function problem({ messages, remediation }: IdxResponse): string {
  const fields = remediation?.value[0]?.value ?? [];
  const fieldErrors = fields.flatMap(({ messages: fieldMessages, form }) => [
    fieldMessages,
    ...(form?.value.map((field) => field.messages) ?? []),
  ]);
  const text = [messages, ...fieldErrors].find((list) => list?.value.length)?.value[0]?.message;
  return text ? `<p class="wrong" role="alert">${escapeHtml(text)}</p>` : '';
}

/** Renders the page's context: where a code was sent, or what an app should scan. */
function about({ currentAuthenticator, currentAuthenticatorEnrollment, remediation }: IdxResponse) {
  const entry = (currentAuthenticatorEnrollment ?? currentAuthenticator)?.value;
  if (!entry || remediation?.value[0]?.name === 'identify') return '';
  const { profile, contextualData, resend, displayName } = entry;
  const to = profile?.['email'] ?? profile?.['phoneNumber'];
  const qrcode = contextualData?.qrcode;
  return [
    displayName ? `<h2>${escapeHtml(displayName)}</h2>` : '',
    to && resend ? `<p>We sent a verification code to ${escapeHtml(to)}.</p>` : '',
    qrcode ? `<p><img src="${escapeHtml(qrcode.href)}" alt="QR code" width="200"></p>` : '',
    contextualData?.sharedSecret ? `<p>${escapeHtml(contextualData.sharedSecret)}</p>` : '',
  ].join('\n');
}

function forms(response: IdxResponse): string {
  const { remediation, currentAuthenticator, currentAuthenticatorEnrollment, cancel } = response;
  const entry = (currentAuthenticatorEnrollment ?? currentAuthenticator)?.value;
  const visibleForms = [
    ...(remediation?.value ?? []),
    entry?.resend,
    entry?.recover,
    cancel,
  ].filter((form) => form !== undefined);
  const links = visibleForms.flatMap(({ idp, href }) =>
    idp ? [`<p><a href="${escapeHtml(href)}">${escapeHtml(idp.name)}</a></p>`] : [],
  );
  const fillable = visibleForms.filter(({ idp }) => idp === undefined);
  const usable = fillable.filter(({ value }) => !value.some(needsScript));
  const hint =
    usable.length < fillable.length
      ? '<p class="hint">Security keys work only in the application itself. Choose another method here.</p>'
      : '';
  if (usable.length === 0) return '<p>Go back to the application and start again.</p>';
  const rendered = usable.map((form, index) => htmlForm(response, form, index === 0));
  return hint + [...rendered, ...links].join('\n');
}

function htmlForm({ stateHandle = '' }: IdxResponse, form: PageForm, isMain: boolean): string {
  const path = form.href.split('/idp/idx/')[1] ?? '';
  const fields = form.value.filter(({ name }) => name !== 'stateHandle');
  return `<form method="post" class="${isMain ? 'main' : 'other'}">
<input type="hidden" name="path" value="${escapeHtml(path)}">
<input type="hidden" name="stateHandle" value="${escapeHtml(stateHandle)}">
${fields.map((field) => inputsOf(field, form.name)).join('\n')}
<button type="submit">${BUTTONS[form.name] ?? 'Continue'}</button>
</form>`;
}

const MEMBER = /^[a-zA-Z]+(?:\.[a-zA-Z]+)?$/;

/** A step's body from the page's form: nests `credentials.passcode`, drops empty values. */
export function stepBody(form: URLSearchParams): Readonly<Record<string, unknown>> {
  const flat = new Map<string, string>();
  const nested = new Map<string, Map<string, string>>();
  for (const [name, value] of form) {
    if (value === '' || !MEMBER.test(name)) continue;
    const [outer = '', inner] = name.split('.');
    if (inner === undefined) flat.set(outer, value);
    else nested.set(outer, (nested.get(outer) ?? new Map<string, string>()).set(inner, value));
  }
  const objects = [...nested].map(([name, members]) => [name, Object.fromEntries(members)]);
  return { ...Object.fromEntries(flat), ...Object.fromEntries(objects) };
}
