/**
 * Loaded into every child before its own code: when the launcher disappears (killed, closed terminal), the child stops by
 * itself as if asked to, so that nothing is left running.
 */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 25_000).unref();
  });
}
