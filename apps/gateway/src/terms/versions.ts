/** A version of the terms and conditions. Add new ones, but never edit one that people accepted. */
export interface TermsText {
  readonly version: string;
  /** First day on which it is in effect, `YYYY-MM-DD`. */
  readonly effectiveOn: string;
  readonly title: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

const FIRST: TermsText = {
  version: '2026-01',
  effectiveOn: '2026-01-01',
  title: 'Terms and conditions of the fleet portal',
  sections: [
    {
      heading: 'Who may use the portal',
      paragraphs: [
        'The portal is for people to whom an account administrator has given access. Your sign-in is yours alone: do not share it, and tell us right away if someone else may know it.',
        'The administrators of your account decide what you may see and change.',
      ],
    },
    {
      heading: 'Cards and purchases',
      paragraphs: [
        'Your company is responsible for the cards it orders and for everything bought with a card until it is reported lost or stolen, blocked, or canceled.',
        'The limits you set apply to purchases authorized after the change. A change can take up to 60 minutes to reach every site.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'Each bill is due on the date printed on it. A payment made before the cutoff counts on the same day; your balance may take 24 hours to show it.',
      ],
    },
    {
      heading: 'Your data',
      paragraphs: [
        'We keep what we need to run your account, answer your questions, and comply with the law. We keep a record of who changed what and when.',
        'We keep the version of these terms that you accepted, when you accepted it, and the network address you accepted it from.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When these terms change, we show you the new version before you continue. You can close your account if you do not agree.',
      ],
    },
  ],
};

/** All versions, oldest first. */
export const TERMS: readonly [TermsText, ...TermsText[]] = [FIRST];

/** The version in effect on the day of an instant, or the first one before any is. */
export function termsAt(now: Date, versions: readonly TermsText[] = TERMS): TermsText {
  const day = now.toISOString().slice(0, 10);
  const inEffect = versions.filter(({ effectiveOn }) => effectiveOn <= day);
  return inEffect.at(-1) ?? versions[0] ?? FIRST;
}
