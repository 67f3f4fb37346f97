import * as z from 'zod/mini';
import { escapeHtml, page } from '../http/page.ts';
import type { IdxAnswer } from '../idx/answer.ts';

const said = z.optional(z.object({ value: z.array(z.object({ message: z.string() })) }));
const option = z.object({
  label: z.string(),
  value: z.object({
    form: z.object({
      value: z.array(z.object({ name: z.string(), value: z.optional(z.string()) })),
    }),
  }),
});
const field = z.object({
  name: z.string(),
  options: z.optional(z.array(option)),
  form: z.optional(z.object({ value: z.array(z.object({ messages: said })) })),
});
const profile = z.object({ email: z.string() });
const answerSchema = z.object({
  stateHandle: z.optional(z.string()),
  messages: said,
  remediation: z.optional(
    z.object({ value: z.array(z.object({ name: z.string(), value: z.array(field) })) }),
  ),
  currentAuthenticatorEnrollment: z.optional(z.object({ value: z.object({ profile }) })),
});
type Answer = z.infer<typeof answerSchema>;

/** The page of the engine's answer, for applications that send people here to sign in. */
export function signInPage(body: IdxAnswer, applicationName: string): string {
  const answer = answerSchema.parse(body);
  const [form] = answer.remediation?.value ?? [];
  return page({
    title: `Sign in to ${applicationName}`,
    body: `<h1>Sign in to ${escapeHtml(applicationName)}</h1>
${problem(answer)}
${form ? formOf(form.name, answer) : '<p>Go back to the application and start again.</p>'}`,
  });
}

/** What the engine says, for the page or for a field of it. */
function problem({ messages, remediation }: Answer): string {
  const fields = remediation?.value[0]?.value ?? [];
  const ofFields = fields.flatMap(({ form }) => form?.value.map((one) => one.messages) ?? []);
  const text = [messages, ...ofFields].find((one) => one?.value.length)?.value[0]?.message;
  return text ? `<p class="wrong" role="alert">${escapeHtml(text)}</p>` : '';
}

function formOf(name: string, answer: Answer): string {
  if (name === 'identify') return htmlForm(answer, 'identify', NAME_AND_PASSWORD, 'Sign in');
  if (name === 'select-authenticator-authenticate') {
    return htmlForm(answer, 'challenge', whereTo(answer), 'Send the code');
  }
  const to = answer.currentAuthenticatorEnrollment?.value.profile.email;
  const sent = to ? `<p>We sent a verification code to ${escapeHtml(to)}.</p>` : '';
  return `${sent}${htmlForm(answer, 'challenge/answer', CODE, 'Continue')}
${htmlForm(answer, 'challenge/resend', '', 'Send another code', 'other')}`;
}

const NAME_AND_PASSWORD = `<label>User name <input name="identifier" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus></label>
<label>Password <input name="passcode" type="password" autocomplete="current-password" required></label>`;

const CODE = `<label>Verification code <input name="passcode" inputmode="numeric" autocomplete="one-time-code" required autofocus></label>`;

function whereTo({ remediation }: Answer): string {
  const options = remediation?.value[0]?.value.find(
    ({ name }) => name === 'authenticator',
  )?.options;
  const choices = (options ?? []).map(({ label, value }, index) => {
    const id = value.form.value.find(({ name }) => name === 'id')?.value ?? '';
    const checked = index === 0 ? ' checked' : '';
    return `<label class="choice">${escapeHtml(label)} <input type="radio" name="authenticator" value="${escapeHtml(id)}"${checked}></label>`;
  });
  return choices.join('\n');
}

const htmlForm = (
  answer: Answer,
  path: string,
  fields: string,
  button: string,
  look: 'main' | 'other' = 'main',
): string =>
  `<form method="post" class="${look}">
<input type="hidden" name="path" value="${path}">
<input type="hidden" name="stateHandle" value="${escapeHtml(answer.stateHandle ?? '')}">
${fields}
<button type="submit">${button}</button>
</form>`;
