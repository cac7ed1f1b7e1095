import path from 'node:path';
import {
  SyntaxKind,
  isAsExpression,
  isBindingElement,
  isCallExpression,
  isIdentifier,
  isInterfaceDeclaration,
  isJsxAttribute,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isRegularExpressionLiteral,
  isStringLiteral,
  isTypeReferenceNode,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
import type { FileSystem } from 'typescript/unstable/fs';
import { API, type Project, type Symbol } from 'typescript/unstable/sync';
import { newerAttribute, newerElement, newerPattern } from './markup.ts';
import { isInterface, newerEvent, newerGlobal, newerMember, newerNames } from './names.ts';

/** The program is only read: nothing is emitted. */
export const reading = { noEmit: true, declaration: false, emitDeclarationOnly: false, types: [] } as const;

const isOfPlatform = /\/lib\.[\w.]+\.d\.ts$/;

/** A symbol's name in the data, if it is a browser API newer than the lowest browsers. */
function newer(symbol: Symbol | undefined): string | undefined {
  const handles = symbol?.declarations.filter((each) => isOfPlatform.test(each.path)) ?? [];
  for (const handle of handles) {
    const declaration = handle.resolve();
    const owner = declaration?.parent;
    if (!owner) continue;
    const found = isInterfaceDeclaration(owner)
      ? newerMember(owner.name.text, symbol!.name)
      : owner.kind === SyntaxKind.TypeLiteral && isVariableDeclaration(owner.parent)
        ? newerMember(owner.parent.name.getText(), symbol!.name)
        : newerGlobal(symbol!.name);
    if (found) return found;
  }
  return undefined;
}

function nodesOf(root: Node): Node[] {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  visit(root);
  return nodes;
}

type Checker = Project['checker'];

/** Names: of globals, of members after a dot, and of members destructured by a pattern. */
function named(nodes: readonly Node[], checker: Checker) {
  const names = nodes
    .filter(isIdentifier)
    .filter(({ text, parent }) => newerNames.has(text) && !isTypeReferenceNode(parent));
  const symbols = checker.getSymbolAtLocation(names);
  return names.map((node, place) => {
    const { parent } = node;
    const isTaken = isBindingElement(parent) && (parent.propertyName ?? parent.name) === node;
    const whole = isTaken ? checker.getTypeAtLocation(parent.parent) : undefined;
    return [node, newer(whole ? checker.getPropertyOfType(whole, node.text) : symbols[place])] as const;
  });
}

const isGlobal = /^(self|globalThis|window)$/;

/** Members that a cast adds to a browser object because TypeScript doesn't know them. */
function cast(nodes: readonly Node[], checker: Checker) {
  const casts = nodes.filter(isAsExpression).filter(({ type }) => type.getText() !== 'const');
  const [before, after] = [casts.map(({ expression }) => expression), casts].map((each) =>
    checker.getTypeAtLocation(each),
  );
  return casts.flatMap((node, place) => {
    const global = isGlobal.test(node.expression.getText());
    const owner = before![place]?.getSymbol()?.name;
    const type = after![place];
    if (!type || !(global || (owner && isInterface(owner)))) return [];
    const names = checker
      .getPropertiesOfType(type)
      .map(({ name }) => name)
      .filter((name) => newerNames.has(name));
    return names.map((name) => [node, global ? newerGlobal(name) : newerMember(owner!, name)] as const);
  });
}

/** Events by name, elements, attributes and regular expressions. */
function literal(node: Node): string | undefined {
  if (isRegularExpressionLiteral(node)) return newerPattern(node.text);
  if (isStringLiteral(node) && isCallExpression(node.parent) && node.parent.arguments[0] === node)
    return /\baddEventListener$/.test(node.parent.expression.getText()) ? newerEvent(node.text) : undefined;
  if (isJsxOpeningElement(node) || isJsxSelfClosingElement(node)) return newerElement(node.tagName.getText());
  if (!isJsxAttribute(node)) return undefined;
  const tag = node.parent.parent.getText().match(/^<([a-z]\w*)/)?.[1];
  const value = node.initializer && isStringLiteral(node.initializer) ? node.initializer.text : undefined;
  return tag && newerAttribute(tag, node.name.getText(), value);
}

function usesIn({ program, checker, rootFiles }: Project) {
  const sources = rootFiles
    .flatMap((file) => program.getSourceFile(file) ?? [])
    .filter((file) => !file.isDeclarationFile);
  const nodes = sources.flatMap(nodesOf);
  const literals = nodes.map((node) => [node, literal(node)] as const);
  return [...named(nodes, checker), ...cast(nodes, checker), ...literals];
}

/** Features newer than the lowest browsers, by their names in MDN's data, with the files that use them. */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>;

interface Program {
  /** The folder that the files are below. */
  top: string;
  /** The content of a tsconfig in that folder. */
  config: object;
  fs?: FileSystem;
  /** A file's name in the result. */
  name?: (file: string) => string;
}

/** Features that the scripts of a program use and the lowest browsers lack. */
export function newerInScripts({ top, config, fs, name = (file) => path.relative(top, file) }: Program): Uses {
  const file = path.join(top, 'compat.json');
  const compiler = new API({
    cwd: top,
    fs: {
      ...fs,
      readFile: (asked) => (asked === file ? JSON.stringify(config) : fs?.readFile?.(asked)),
      fileExists: (asked) => (asked === file ? true : fs?.fileExists?.(asked)),
    },
  });
  try {
    const [project] = compiler.updateSnapshot({ openProjects: [file] }).getProjects();
    const uses = new Map<string, Set<string>>();
    for (const [node, what] of usesIn(project!))
      if (what) uses.set(what, (uses.get(what) ?? new Set()).add(name(node.getSourceFile().fileName)));
    return uses;
  } finally {
    compiler.close();
  }
}

const realms = ['src', 'worker', 'sw'];
const others = ['**/*.test.ts', '**/*.test.tsx', 'sw/build', 'sw/build.ts'];

/** Features that our own scripts use and the lowest browsers lack; read as one program, in a third of the time. */
export const newerInOwnScripts = (top: string): Uses =>
  newerInScripts({
    top,
    config: {
      extends: './tsconfig.json',
      compilerOptions: { ...reading, lib: ['ES2023', 'DOM', 'DOM.Iterable', 'WebWorker'], composite: false },
      include: realms,
      exclude: others,
    },
  });
