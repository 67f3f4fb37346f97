import * as z from 'zod/mini';

// the content security policy forbids evaluating text as code, which is how zod compiles schemas
z.config({ jitless: true });
