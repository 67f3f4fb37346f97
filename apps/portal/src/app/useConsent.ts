import { useState } from 'react';

/** Tracks consent to exactly `subject`; if `subject` changes, consent must be given again. */
export function useConsent(subject: string) {
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  return {
    isAgreed: agreedTo === subject,
    agree: (isChecked: boolean) => setAgreedTo(isChecked ? subject : null),
  };
}
