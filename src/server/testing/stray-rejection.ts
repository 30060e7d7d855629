// Loaded before the shop: on SIGUSR2 something fails that nobody waits for.
process.on('SIGUSR2', () => void Promise.reject(new Error('stray')));
