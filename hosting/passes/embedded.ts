/** How the embedded server lets passes answer: by the table that is for all its answers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Passes } from '../../passes/service.ts';
import { targetOf } from '../request.ts';
import { headersFor, limits, passesRules, type Rule } from '../rules.ts';

interface Delivery {
  req: IncomingMessage;
  res: ServerResponse;
  rules: Rule[];
}

export interface Guest {
  /** The table of the site, with what is said of passes to who may have one. */
  rulesFor(req: IncomingMessage, rules: Rule[]): Rule[];
  /** Whether it has taken the request. */
  takes(delivery: Delivery): boolean;
}

export const asGuest = (passes: Passes): Guest => ({
  rulesFor: (req, rules) =>
    passes.isThereFor(req) ? [...rules, ...passesRules(passes.state)] : rules,

  takes({ req, res, rules }) {
    if (!/^\/passes(?:[/?]|$)/.test(req.url ?? '') || !passes.isThereFor(req)) return false;
    // A body belongs to POST; elsewhere it may hide a request.
    const target = targetOf(req, req.method === 'POST');
    if (!target) return false;
    const { path } = target;
    void passes.answer({
      req,
      res,
      path,
      methods: rules.find((rule) => rule.path === path)?.methods ?? ['GET', 'HEAD'],
      longestBody: limits.body,
      headers: headersFor(rules, path),
    });
    return true;
  },
});
