import { VerificationCodeField } from '@forecourt/ui/verification-code-field';

/** Written before the name of its prop changed; the codemod of the package changes it. */
export const Code = () => <VerificationCodeField label="Code" focusOnMount />;
