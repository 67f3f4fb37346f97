import { useApp } from '../../app/App.ts';
import { useText } from '../../messages/text.ts';
import type { FlowForm, FlowPage } from '../../session/signInFlowPage.ts';
import { isApp, stepKind } from './stepKind.ts';

/** Returns the line below a page's title, if any. */
export function useSubtitle(): (form: FlowForm, page: FlowPage) => string | undefined {
  const text = useText();
  const { config } = useApp();
  return (form, page) => {
    const { authenticator } = page;
    const address = authenticator?.address;
    switch (stepKind(form, page)) {
      case 'code':
        if (isApp(page)) return undefined;
        return address
          ? text('signInStep.subtitle.sentTo', { address })
          : text('signInStep.subtitle.sentIfKnown', { phone: config.supportPhone });
      case 'poll':
        return address
          ? text('signInStep.subtitle.push', { address })
          : text('signInStep.subtitle.pushUnknown');
      case 'newPassword': {
        if (form.name === 'reset-authenticator') return text('signInStep.subtitle.endsSessions');
        const days = authenticator?.daysToExpiry;
        if (form.name === 'reenroll-authenticator') return text('signInStep.subtitle.temporary');
        return typeof days === 'number'
          ? text('signInStep.subtitle.expiring', { days })
          : undefined;
      }
      case 'choice':
      case 'key':
      case 'form': {
        const key = FORM_SUBTITLES[form.name];
        return key && text(key);
      }
    }
  };
}

const FORM_SUBTITLES: Readonly<
  Record<string, `signInStep.subtitle.${'recover' | 'register' | 'unlock'}`>
> = {
  'identify-recovery': 'signInStep.subtitle.recover',
  'enroll-profile': 'signInStep.subtitle.register',
  'select-authenticator-unlock-account': 'signInStep.subtitle.unlock',
};
