# Two stages: the first builds the wheel (with Node for the web client, from PyPI) and compiles the rules; the second runs them.
FROM python:3.11-slim AS build
WORKDIR /pharos
COPY requirements.lock ./
RUN python -m venv /opt/pharos && /opt/pharos/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web web
COPY src src
RUN /opt/pharos/bin/pip install --no-cache-dir --no-deps . && PHAROS_CACHE=/opt/pharos/cache /opt/pharos/bin/pharos warm

FROM python:3.11-slim
RUN useradd --create-home pharos && mkdir /data && chown pharos /data
COPY --from=build --chown=pharos /opt/pharos /opt/pharos
USER pharos
ENV PHAROS_CACHE=/opt/pharos/cache PHAROS_HOST=0.0.0.0 PHAROS_PORT=8327 PHAROS_DATABASE=sqlite:////data/server.sqlite3
VOLUME /data
EXPOSE 8327
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["/opt/pharos/bin/python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8327/api/health/ready', timeout=4)"]
CMD ["/opt/pharos/bin/pharos", "serve"]
