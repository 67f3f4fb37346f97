import { VerificationCodeField } from '@forecourt/ui/verification-code-field';

/** Uses the deprecated name of a prop, which the package's codemod replaces. */
export const Code = () => <VerificationCodeField label="Code" focusOnMount />;
