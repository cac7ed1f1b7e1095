import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The period in which a share of a core is used up, microseconds. */
const period = 100_000;
const megabyte = 1_048_576;
const groups = '/sys/fs/cgroup';
const isUnified = existsSync(path.join(groups, 'cgroup.controllers'));

/**
 * Creates a control group for a resource; returns its folder.
 *
 * @param {string} resource
 * @param {Record<string, string>} settings
 */
function createGroup(resource, settings) {
  const group = path.join(groups, isUnified ? '' : resource, `perlas-phone-${process.pid}`);
  mkdirSync(group, { recursive: true });
  for (const [name, value] of Object.entries(settings)) writeFileSync(path.join(group, name), value);
  return group;
}

/** @param {number} cores */
const createCpu = (cores) =>
  createGroup(
    'cpu',
    isUnified
      ? { 'cpu.max': `${Math.round(cores * period)} ${period}` }
      : { 'cpu.cfs_period_us': `${period}`, 'cpu.cfs_quota_us': `${Math.round(cores * period)}` },
  );

/** @param {number} megabytes */
const createMemory = (megabytes) =>
  createGroup('memory', { [isUnified ? 'memory.max' : 'memory.limit_in_bytes']: `${megabytes * megabyte}` });

/**
 * A number in a group's file, after a word if one is given; 0 if there is none.
 *
 * @param {string} file
 * @param {string} word
 */
function numberIn(file, word = '') {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(new RegExp(`^${word}\\s*(\\d+)`, 'm').exec(text)?.[1] ?? 0);
}

/**
 * A launcher that starts a browser, all of its processes together, as on a phone: with a share of one core, and with a
 * maximum of memory in megabytes. Linux only, as root; throws elsewhere.
 *
 * @param {string} browser
 * @param {{ cores?: number, megabytes?: number }} limits
 */
export function createPhone(browser, { cores, megabytes }) {
  const memory = megabytes ? createMemory(megabytes) : undefined;
  const joined = new Set([cores ? createCpu(cores) : undefined, memory].filter((group) => group !== undefined));
  const folder = mkdtempSync(path.join(tmpdir(), 'perlas-phone-'));
  const launcher = path.join(folder, 'browser.sh');
  const lines = [...joined].map((group) => `echo $$ > ${path.join(group, 'cgroup.procs')}`);
  writeFileSync(launcher, ['#!/bin/sh', ...lines, `exec ${browser} "$@"`, ''].join('\n'), { mode: 0o755 });
  return {
    launcher,
    /** How many of its processes were killed for want of memory, and the most it used, megabytes. */
    memoryUse() {
      if (!memory) return { killed: 0, most: 0 };
      const events = path.join(memory, isUnified ? 'memory.events' : 'memory.oom_control');
      const peak = path.join(memory, isUnified ? 'memory.peak' : 'memory.max_usage_in_bytes');
      return { killed: numberIn(events, 'oom_kill '), most: Math.round(numberIn(peak) / megabyte) };
    },
    remove() {
      for (const group of joined) rmdirSync(group);
      rmSync(folder, { recursive: true });
    },
  };
}
