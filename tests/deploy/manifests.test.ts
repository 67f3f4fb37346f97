import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { isInstalled } from '../support/bareMachine.ts';
import { readContainerfile } from '../support/containerfile.ts';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}
/** The classes of one version of one group; each checks its own schema. */
type Models = Readonly<Record<string, new (manifest: unknown) => { validate(): void }>>;

async function check(manifest: Manifest) {
  const version = `kubernetes-models/${manifest.apiVersion}`;
  const models: Models = await import(version);
  const Model = models[manifest.kind];
  if (!Model) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}`);
  new Model(manifest).validate();
}

const files = globSync('kubernetes/*.yaml', { cwd: deploy });
const manifests = files
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) => parseAllDocuments(readFileSync(join(deploy, file), 'utf8')))
  .map((document): Manifest => document.toJS());
const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind);

describe('deploy/kubernetes', () => {
  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest]))(
    '%s %s fits its schema',
    async (_kind, _name, manifest) => {
      await expect(check(manifest)).resolves.toBeUndefined();
    },
  );

  it('refuses a field that the schema does not have', async () => {
    const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'gateway' } };
    const wrong = { ...service, spec: { ports: 'all' } };
    await expect(check(wrong)).rejects.toThrow('ports');
  });

  it('gives each program a service, a budget, an autoscaler, and a policy of the network', () => {
    const names = ['forecourt-gateway', 'forecourt-portal'];
    for (const kind of [
      'Deployment',
      'Service',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
      'NetworkPolicy',
    ]) {
      expect(ofKind(kind).map(({ metadata }) => metadata.name)).toEqual(names);
    }
  });

  it.skipIf(!isInstalled('kubectl'))('is put together by kustomize', () => {
    const built = execFileSync('kubectl', ['kustomize', join(deploy, 'kubernetes')], {
      encoding: 'utf8',
    });
    expect(parseAllDocuments(built)).toHaveLength(manifests.length + 1);
  });
});

describe('deploy/compose.yaml', () => {
  it('runs both images with a read-only root and no capability', () => {
    const { services } = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), { merge: true });
    for (const name of ['gateway', 'portal']) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      const { user } = readContainerfile(join(deploy, '..', services[name].build.dockerfile));
      expect(user).toBeGreaterThan(0);
    }
  });
});

const inPrometheus = (...args: string[]) =>
  execFileSync('promtool', args, { cwd: join(deploy, 'prometheus'), encoding: 'utf8' });

describe('deploy/prometheus', () => {
  it.skipIf(!isInstalled('promtool'))('fires each alert in a simulated day, and no other', () => {
    expect(inPrometheus('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
    expect(inPrometheus('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });
});
