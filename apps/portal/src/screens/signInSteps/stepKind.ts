import type { FlowForm, FlowPage } from '../../session/signInFlowPage.ts';

/** The kind of screen for a page; `form` is the fallback. */
export type StepKind = 'choice' | 'code' | 'newPassword' | 'poll' | 'key' | 'form';

const CODE_PATHS = ['credentials.passcode', 'credentials.totp'];
const NEW_PASSWORD = /^(reset|reenroll|enroll)-authenticator/;

/** Decides by the provider's description, not by a list of its steps. */
export function stepKind(
  { name, fields, options: ways }: FlowForm,
  { authenticator }: FlowPage,
): StepKind {
  if (name.startsWith('select-authenticator-') && ways.length > 0) return 'choice';
  if (name.endsWith('-poll')) return 'poll';
  if (authenticator?.key === 'webauthn' && name.endsWith('-authenticator')) return 'key';
  const [onlyField, ...otherFields] = fields;
  if (!onlyField || otherFields.length > 0 || !CODE_PATHS.includes(onlyField.path)) return 'form';
  if (onlyField.kind === 'text') return 'code';
  return NEW_PASSWORD.test(name) ? 'newPassword' : 'form';
}

/** The title of a page: `signInStep.title.<result>`. */
export function titleOf(form: FlowForm, page: FlowPage) {
  const { name } = form;
  const isSetUp = name.startsWith('enroll-');
  switch (stepKind(form, page)) {
    case 'choice':
      if (name.endsWith('-enroll')) return 'chooseSetUp';
      return name.endsWith('-unlock-account') ? 'unlock' : 'chooseProof';
    case 'code':
      if (page.authenticator?.qrCode) return 'appSetUp';
      return isApp(page) ? 'appCode' : 'code';
    case 'newPassword':
      return isSetUp ? 'firstPassword' : 'newPassword';
    case 'poll':
      return isSetUp ? 'pushSetUp' : 'push';
    case 'key':
      return isSetUp ? 'keySetUp' : 'key';
    case 'form':
      return titleOfForm(form, page);
  }
}

/** Whether an app generates the code, so that none is sent. */
export const isApp = ({ authenticator }: FlowPage): boolean =>
  ['google_otp', 'okta_verify'].includes(authenticator?.key ?? '');

function titleOfForm({ name }: FlowForm, { authenticator }: FlowPage) {
  if (name === 'identify-recovery') return 'recover';
  if (name === 'enroll-profile') return 'register';
  if (name === 'authenticator-enrollment-data') return 'phone';
  if (name === 'authenticator-verification-data') return 'chooseProof';
  if (authenticator?.key !== 'security_question') return 'other';
  return name.startsWith('enroll-') ? 'questionSetUp' : 'question';
}
