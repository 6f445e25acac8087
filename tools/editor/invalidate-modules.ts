import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** Makes the server load these files, and all source files that import them, again. */
export function invalidateModules(server: ViteDevServer, files: string[]) {
  const sourceFolder = `${server.config.root}/src/`;
  for (const environment of Object.values(server.environments)) {
    if (!isRunnableDevEnvironment(environment)) continue;
    const { moduleGraph, runner } = environment;
    const modules = new Set(
      files.flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])]),
    );
    for (const module of modules) {
      for (const importer of module.importers) {
        if (importer.file?.startsWith(sourceFolder)) modules.add(importer);
      }
      moduleGraph.invalidateModule(module);
      const evaluated = runner.evaluatedModules.getModuleById(module.id ?? '');
      if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
    }
  }
}
