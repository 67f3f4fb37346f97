export const en = {
  'issuer.required': 'An issuer is required',
  'issuer.notUrl': 'An issuer must be an http or https URL',
  'issuer.admin': 'An issuer must not be the address of an admin console (-admin)',
  'scopes.notTexts': 'Scopes must be an array of strings',
  'codeVerifier.length': 'A code verifier must have {min} to {max} characters',
  'codeVerifier.characters': 'A code verifier can have only letters, digits, and - . _ ~',
  'cookie.notHttps': 'Secure cookies are turned off because the page is not on HTTPS',
  'redirect.noTransaction': 'No transaction data was found in storage',
  'redirect.state': 'State in redirect uri does not match with transaction state',
  'redirect.noCode': 'Unable to parse interaction_code from the url',
} as const;
